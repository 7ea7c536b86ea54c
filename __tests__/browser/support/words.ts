import { readFileSync } from "node:fs";
import { parse } from "yaml";

const site = <Content>(name: string) =>
  parse(readFileSync(`content/site/${name}.yml`, "utf8")) as Content;

interface Pair {
  pause: string;
  play: string;
}

/** Words that an editor may change; the tests follow the content files. */
export const words = {
  app: site<{
    theme: { toLight: string; toDark: string };
    carousel: Pair & { previous: string; next: string };
    notifications: { label: string; dismiss: string };
    loading: string;
  }>("app"),
  company: site<{ name: string; telephone: string; email: string; whatsapp: string }>("company"),
  contact: site<{
    meta: { title: string };
    title: string;
    form: {
      name: { label: string };
      phone: { label: string };
      email: { label: string };
      message: { label: string };
      submit: string;
      prepared: { title: string; whatsapp: string; mail: string };
    };
    map: { load: string; open: string; frameTitle: string; offline: string };
  }>("contact"),
  home: site<{
    offer: { carouselLabel: string; listLabel: string };
    products: { carouselLabel: string };
    partners: Pair;
  }>("home"),
  legal: site<{ contents: string; summary: string; copied: string; copyFailed: string }>("legal"),
  navigation: site<{
    skipLink: string;
    header: { label: string; open: string; close: string };
  }>("navigation"),
  notFound: site<{ title: string; linksLabel: string }>("not-found"),
};
