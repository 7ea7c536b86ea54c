/**
 * Makes the file system fail while the code under test writes. Use as `jest.mock("node:fs",
 * failingDisk)`.
 */
const writes = [
  "copyFileSync",
  "mkdirSync",
  "renameSync",
  "rmSync",
  "symlinkSync",
  "writeFileSync",
] as const;

type Fs = typeof import("node:fs");

/** How many more writes succeed, and which operations fail after that. */
export const disk: { left: number; failing: readonly string[]; code: string } = {
  left: Infinity,
  failing: [],
  code: "",
};

/** After this many writes nothing is written any more, as if the process was killed. */
export const killAfter = (count: number) =>
  Object.assign(disk, { left: count, failing: writes, code: "KILLED" });

/** After this many writes the disk is full; links, renames and removals still succeed. */
export const fillAfter = (count: number) =>
  Object.assign(disk, {
    left: count,
    failing: ["copyFileSync", "mkdirSync", "writeFileSync"],
    code: "ENOSPC",
  });

/** Every write succeeds again. */
export const repair = () => Object.assign(disk, { left: Infinity, failing: [] });

/** Node's file system, with writes that fail as {@link disk} specifies. */
export function failingDisk(): Fs {
  const fs = jest.requireActual<Fs>("node:fs");
  const wrapped = writes.map((name) => {
    const write = fs[name] as (...args: unknown[]) => unknown;
    return [
      name,
      (...args: unknown[]) => {
        disk.left -= 1;
        if (disk.left < 0 && disk.failing.includes(name)) {
          throw Object.assign(new Error(`${disk.code}: ${name}`), { code: disk.code });
        }
        return write(...args);
      },
    ];
  });
  return { ...fs, ...Object.fromEntries(wrapped) };
}
