import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { siteServer } from "../../../tools/serve/siteServer";
import { ask } from "../../support/ask";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

test("disconnects a client that never finishes its request, and answers others", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { "index.html": "home" });
  const impatient = siteServer(folder, 200).listen(0, "127.0.0.1");
  await once(impatient, "listening");
  const { port } = impatient.address() as AddressInfo;
  const visitors = Array.from({ length: 50 }, () => connect(port, "127.0.0.1"));
  const answers = visitors.map(async (visitor) => {
    visitor.write("GET / HTTP/1.1\r\nHost: a\r\n");
    const drops = setInterval(() => visitor.write("X-Slow: 1\r\n"), 50);
    const [answer] = (await once(visitor, "data")) as [Buffer];
    clearInterval(drops);
    return answer.toString().split("\r\n", 1)[0];
  });
  expect((await ask(impatient, "/")).status).toBe(200);
  expect(new Set(await Promise.all(answers))).toEqual(new Set(["HTTP/1.1 408 Request Timeout"]));
  for (const visitor of visitors) visitor.destroy();
  impatient.close();
});
