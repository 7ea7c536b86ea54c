import { PICTURE_WAIT_MS } from "../lib/timing";

/** Fetches the pictures of a carousel's slides before one is picked: at the first sign that one will be. */
export function requestPictures(root: Element | null) {
  for (const picture of root?.querySelectorAll("img") ?? []) picture.loading = "eager";
}

/** Calls `show` once the slides' pictures can be drawn; at once if they can, and after 0.4 s in any case. */
export function afterPictures(root: Element | null, show: () => void) {
  requestPictures(root);
  const late = [...(root?.querySelectorAll("img") ?? [])].filter(({ complete }) => !complete);
  if (late.length === 0) return show();
  const drawn = Promise.allSettled(late.map((picture) => picture.decode()));
  const waited = new Promise((resolve) => setTimeout(resolve, PICTURE_WAIT_MS));
  void Promise.race([drawn, waited]).then(show);
}
