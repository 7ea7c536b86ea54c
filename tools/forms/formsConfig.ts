import type { CmsConfig, Collection, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { isCollection, type ContentType } from "../../src/model/contentType";
import { contentTypes } from "../../src/model/contentTypes";
import { jsonSchema } from "../content/docs/jsonSchema";
import { formFields } from "./formFields";

/** In px: the site shows no picture wider. */
const widestPicture = 2400;

function fieldsOf(type: ContentType): Field[] {
  const fields = formFields(jsonSchema(type));
  if (!type.body) return fields;
  const { description, isRequired } = type.body;
  // Raw: the rich editor breaks tables and lists of the legal documents.
  const body = { name: "body", label: "Text", hint: description, required: isRequired };
  return [...fields, { ...body, widget: "richtext", modes: ["raw"] }];
}

function collectionOf(type: ContentType): EntryCollection {
  const fields = fieldsOf(type);
  const [folder = "", file = ""] = type.path.split(/\/(?=<slug>)/);
  const name = `{{${fields[0]?.name ?? "slug"}}}`;
  const hasOrder = fields.some(({ name }) => name === "order");
  return {
    name: type.name,
    label: type.label,
    description: type.description,
    folder: `content/${folder}`,
    path: file.replace("<slug>", "{{slug}}").replace(/\.\w+$/, ""),
    extension: file.replace(/^.*\./, ""),
    format: file.endsWith(".md") ? "yaml-frontmatter" : "yaml",
    media_folder: "",
    public_folder: ".",
    slug: name,
    summary: name,
    ...(hasOrder && { sortable_fields: { fields: ["order"], default: { field: "order" } } }),
    fields,
  };
}

function fileOf(type: ContentType): CollectionFile {
  return {
    name: type.name,
    label: type.label,
    file: `content/${type.path}`,
    media_folder: "pictures",
    public_folder: "./pictures",
    fields: fieldsOf(type),
  };
}

/**
 * Returns every form. `publish` hides the button that merges a change at once. Single files are a collection,
 * not "singletons", which would keep the button.
 */
function collections(): Collection[] {
  const entries = contentTypes.filter(isCollection).map(collectionOf);
  const files = contentTypes.filter((type) => !isCollection(type)).map(fileOf);
  return [...entries, { name: "Pages", label: "Pages and settings", files }].map((one) => ({
    ...one,
    publish: false,
  }));
}

/**
 * Returns the configuration of the forms: one form for each content type, from its table of fields. In a
 * local folder the forms write files; with a repository, each saved change becomes a pull request.
 * @param repository `owner/name` on GitHub, of editors who do not work in a local folder
 */
export const formsConfig = (repository: string): CmsConfig => ({
  load_config_file: false,
  backend: { name: "github", repo: repository, branch: "main", auth_methods: ["token"] },
  publish_mode: "editorial_workflow",
  app_title: "Content editor",
  media_folder: "content/site/pictures",
  public_folder: "/content/site/pictures",
  show_preview_links: false,
  editor: { preview: false },
  slug: { encoding: "ascii", clean_accents: true },
  output: { omit_empty_optional_fields: true },
  media_libraries: {
    default: {
      config: {
        slugify_filename: true,
        transformations: {
          raster_image: { format: "webp", width: widestPicture, height: widestPicture },
        },
      },
    },
    stock_assets: { providers: [] },
  },
  collections: collections(),
});
