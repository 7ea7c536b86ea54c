import { useMediaQuery } from "../../src/hooks/useMediaQuery";
import { smallScreenQuery } from "../../src/theme/breakpoints";
import { setMediaQuery } from "../support/browser";
import { renderHookWithProviders } from "../support/renderWithProviders";

it("reports whether the query matches, and follows changes", () => {
  setMediaQuery(smallScreenQuery, true);
  const { result } = renderHookWithProviders(() => useMediaQuery(smallScreenQuery));
  expect(result.current).toBe(true);
  setMediaQuery(smallScreenQuery, false);
  expect(result.current).toBe(false);
});

it("keeps queries apart", () => {
  const { result } = renderHookWithProviders(() => useMediaQuery(smallScreenQuery));
  setMediaQuery("(prefers-reduced-motion: reduce)", true);
  expect(result.current).toBe(false);
});
