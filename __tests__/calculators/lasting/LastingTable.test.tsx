import { LastingTable } from "../../../src/calculators/lasting/LastingTable";
import { words } from "../../browser/support/words";
import { renderWithProviders } from "../../support/renderWithProviders";

test("the table has the days of one burner for each use and size", () => {
  const { getAllByRole } = renderWithProviders(
    <LastingTable words={words.lasting} sizes={[100, 150, 12_500, 500_000]} />,
  );
  const days = getAllByRole("cell").map(({ textContent }) => textContent);
  // A medium flame for 2 hours empties 12.5 kg in 45 to 49 days; half the time doubles them.
  expect(days.slice(0, 4)).toEqual(["<1", "1", "91–97", "3,657–3,886"]);
  expect(days.slice(4, 8)).toEqual(["<1", "<1", "45–49", "1,828–1,943"]);
});
