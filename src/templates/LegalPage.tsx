import { graphql, type PageProps } from "gatsby";
export default function LegalPage({ data }: PageProps<any>) {
  return <pre>{JSON.stringify(data, null, 1)}</pre>;
}
export const query = graphql`
  query LegalPage($id: String!) {
    legalDocument(id: { eq: $id }) {
      title
      updated(formatString: "MMMM DD, YYYY")
      introduction
      sections {
        id
        title
        html
      }
      alert {
        steps
      }
    }
    allService {
      nodes {
        slug
        slideDescription
        icon {
          width
          svg
        }
        image {
          publicURL
        }
      }
    }
    allPartner {
      nodes {
        url {
          publicURL
          width
          height
        }
      }
    }
  }
`;
