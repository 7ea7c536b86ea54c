interface Answer {
  value: unknown;
}

interface Failure {
  error: string;
  message: string;
}

/** Sends one command of the WebDriver protocol (W3C WebDriver, section 6) and returns its value. */
export async function send<Value>(
  address: string,
  method: "DELETE" | "GET" | "POST",
  parameters: object = {},
): Promise<Value> {
  const body = method === "POST" ? JSON.stringify(parameters) : undefined;
  const response = await fetch(address, { method, body });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) {
    const { error, message } = value as Failure;
    throw new Error(`${method} ${address}: ${error} ${message}`);
  }
  return value as Value;
}

/** The code points of keys in WebDriver (W3C WebDriver, section 15.4.2). */
const codes: Record<string, string> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Shift: "\uE008",
  Tab: "\uE004",
};

const key = (actions: object[]) => ({ type: "key", id: "keyboard", actions });

/** The actions of a key, or of keys held together. */
export function press(combination: string) {
  const values = combination.split("+").map((name) => codes[name] ?? name);
  const down = values.map((value) => ({ type: "keyDown", value }));
  const up = values.reverse().map((value) => ({ type: "keyUp", value }));
  return key([...down, ...up]);
}

/** The actions of typing one character after another. */
export function type(text: string) {
  return key(
    [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]),
  );
}

/** The actions of a mouse click. */
export function click(x: number, y: number) {
  const actions = [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
}
