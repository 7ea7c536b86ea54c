import { css } from "@emotion/react";
import type { CarouselState } from "../hooks/useCarousel";
import { useSite } from "../hooks/useSite";
import { media } from "../theme/breakpoints";
import { colours } from "../theme/colours";
import { transition } from "../theme/motion";
import { radius, space, target } from "../theme/space";
import { type } from "../theme/typography";

const row = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space.small,
  [media.small]: { gap: 0 },
});

const dot = css({
  ...type.control,
  fontVariantNumeric: "tabular-nums",
  display: "grid",
  placeItems: "center",
  width: target.control,
  height: target.control,
  [media.small]: { width: 38 },
  padding: 0,
  border: "2px solid transparent",
  borderRadius: radius.round,
  background: "transparent",
  color: colours.mutedText,
  cursor: "pointer",
  transition: transition("background-color", "border-color", "color"),
  "&:hover": { color: colours.text, borderColor: colours.controlBorder },
  '&[aria-current="true"]': { borderColor: colours.action, color: colours.text },
});

/** The numbered dots: `1` to the number of slides; the current one carries `aria-current`. */
export function CarouselDots({ state, count }: { state: CarouselState; count: number }) {
  const { dots } = useSite().app.carousel;
  return (
    <div css={row} role="group" aria-label={dots}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          css={dot}
          aria-current={index === state.index ? "true" : undefined}
          onClick={() => state.pick(index)}
        >
          {index + 1}
        </button>
      ))}
    </div>
  );
}
