/** A module that Gatsby writes: the components of all pages, by the names of their chunks. */
declare module "$virtual/async-requires" {
  export const components: Readonly<
    Record<string, () => Promise<{ default: React.ComponentType<object> }>>
  >;
}
