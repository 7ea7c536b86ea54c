export default function Index() {
  return <h1>hi</h1>;
}
