import * as timing from "../../src/lib/timing";

it("matches the constants of the specification", () => {
  expect(timing).toMatchObject({
    AUTOPLAY_INTERVAL_MS: 5000,
    MANUAL_PAUSE_MS: 10_000,
    SECTION_SCROLL_DELAY_MS: 100,
    ACTIVE_SECTION_PROBE_PX: 100,
    COUNTER_VISIBLE_SHARE: 0.5,
    LOADING_BAR_DELAY_MS: 300,
  });
});
