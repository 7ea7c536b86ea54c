/** Replaces modules that this site does not use; see src/bundle/changes.ts. */
export const headHandlerForBrowser = () => undefined;
export const maybeGetBrowserRedirect = headHandlerForBrowser;

/** For packages that return their argument, such as hoist-non-react-statics. */
export default function unchanged<Value>(value: Value): Value {
  return value;
}
