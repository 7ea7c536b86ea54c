import { afterPictures } from "../../src/hooks/slidePictures";
import { PICTURE_WAIT_MS } from "../../src/lib/timing";

it("shows a picked slide once its pictures can be drawn, or after a while", async () => {
  jest.useFakeTimers();
  const root = document.createElement("div");
  const picture = root.appendChild(document.createElement("img"));
  const show = jest.fn();
  afterPictures(root, show);
  expect(show).toHaveBeenCalledTimes(1);

  Object.assign(picture, { decode: () => new Promise(() => undefined) });
  Object.defineProperty(picture, "complete", { value: false });
  afterPictures(root, show);
  await jest.advanceTimersByTimeAsync(PICTURE_WAIT_MS - 1);
  expect(show).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(show).toHaveBeenCalledTimes(2);
});
