/**
 * Leads to the place that the address means, if another program has lengthened it: mailing programs and share buttons
 * put a tail behind the anchor, such as `#partners?from=mail`. The figures of a calculator, `#size=12.5`, stay.
 */
export function findPlace() {
  const { hash } = location;
  const [, id] = /^#([\w-]+)(?![\w=-])/.exec(hash.toLowerCase()) ?? [];
  if (!document.getElementById(hash.slice(1)) && document.getElementById(`${id}`))
    location.replace(`#${id}`);
}
