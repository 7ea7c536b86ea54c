import { LastingTable } from "../../../src/calculators/lasting/LastingTable";
import { words } from "../../browser/support/words";
import { renderWithProviders } from "../../support/renderWithProviders";

test("the table has the days of one burner for each use and size", () => {
  const { getAllByRole } = renderWithProviders(
    <LastingTable words={words.lasting} sizes={[3000, 12_500]} />,
  );
  const days = getAllByRole("cell").map(({ textContent }) => textContent?.match(/\d+/g));
  // A medium flame for 2 hours empties 12.5 kg in 45 to 49 days; half the time doubles them.
  expect(days.slice(0, 4)).toEqual([
    ["21", "23"],
    ["91", "97"],
    ["10", "12"],
    ["45", "49"],
  ]);
});
