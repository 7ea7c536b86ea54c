import { finding, type Finding } from "../finding";

const marker = /^(?:<{7}|>{7}|\|{7})(?: .*)?$|^={7}$/;

/** Lines that Git writes into a file when two changes meet. */
export function mergeMarkers(text: string): Finding[] {
  return text.split("\n").flatMap((line, index) => {
    if (!marker.test(line)) return [];
    const message = `"${line.slice(0, 40)}" was left by a merge; keep one of the versions and delete this line`;
    return [finding({ line: index + 1, column: 1 }, "merge-marker", message)];
  });
}
