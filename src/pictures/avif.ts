import sharp, { type AvifOptions, type Sharp } from "sharp";

interface Encoder {
  /** Sharp's internal options; `width` is that of the last `resize`, or -1. */
  readonly options: { readonly width: number };
  avif(this: Encoder, options?: AvifOptions): Sharp;
}

/** Pictures up to this width in px are meant for phones, where every kilobyte matters. */
const PHONE_WIDTH = 800;

/**
 * AVIF settings. Compared with sharp's defaults (effort 4, full colour resolution), a picture is 3 %
 * smaller and encodes in a fifth of the time, without a visible difference. Effort 4 saves another 8 % at
 * twice the time, which is worthwhile for small pictures.
 * @param width of the picture, in px
 */
const settingsFor = (width: number): AvifOptions => ({
  effort: width <= PHONE_WIDTH ? 4 : 3,
  chromaSubsampling: "4:2:0",
});

/**
 * Makes sharp encode all further AVIF files with these settings. gatsby-plugin-sharp only passes a quality,
 * so this wraps sharp's method; remove it when the plugin supports both options.
 */
export function tuneAvif(): void {
  const encoder = Object.getPrototypeOf(sharp(Buffer.of(0))) as Encoder;
  const { avif } = encoder;
  encoder.avif = function tuned(options) {
    return avif.call(this, { ...options, ...settingsFor(this.options.width) });
  };
}
