/** Replaces modules that this site does not use, such as hoist-non-react-statics, which returns its argument. */
export default function unchanged<Value>(value: Value): Value {
  return value;
}
