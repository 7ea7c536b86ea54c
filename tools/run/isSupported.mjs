/**
 * Whether `engines` in package.json includes a version of Node.
 * @param {string} version
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 16;
  return major >= 24;
}
