import type { ComponentType } from "react";
import { Helmet, type HelmetProps } from "react-helmet";
import { serverOnly } from "../lib/serverOnly";

/** Writes the head of a page's document, which never changes after that. */
export const Head: ComponentType<HelmetProps> = serverOnly(() => Helmet) ?? (() => null);
