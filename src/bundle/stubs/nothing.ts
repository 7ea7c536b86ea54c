/** Replaces modules that this site does not use, such as json2mq. */
export default function unchanged<Value>(value: Value): Value {
  return value;
}
