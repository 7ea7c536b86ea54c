import { screen, within } from "@testing-library/react";
import { ContactDetails } from "../../src/components/ContactDetails";
import { fillIn } from "../../src/lib/fillIn";
import { openingLine } from "../../src/lib/openingHours";
import { app, company, contact, siteWithout } from "../support/content";
import { renderWithProviders } from "../support/renderWithProviders";

const { details: labels } = contact();
const show = (site?: Queries.SiteQuery) => {
  renderWithProviders(<ContactDetails title={labels.title} labels={labels} />, { site });
  return within(screen.getByRole("region", { name: labels.title }));
};

it("has the hours, towns, registered company and licence, and how to check them, that the owner filled in", () => {
  const { hours, areas, registration, licence } = company();
  const details = show();
  for (const opening of hours ?? [])
    expect(details.getByText(openingLine(opening))).toBeInTheDocument();
  expect(details.getByText((areas ?? []).join(", "))).toBeInTheDocument();
  expect(details.getByText(registration?.number as string)).toBeInTheDocument();
  expect(details.getByText(`${licence?.authority} ${licence?.number}`)).toBeInTheDocument();
  const { proof } = app();
  expect(details.getByRole("link", { name: proof.registration.label })).toBeInTheDocument();
  expect(details.getByText(fillIn(proof.licence, { ...licence }))).toBeInTheDocument();
  expect(details.getAllByRole("term")).toHaveLength(9);
});

it("omits the row of a field that is not filled in", () => {
  const details = show(siteWithout("hours", "areas", "registration", "licence"));
  const terms = details.getAllByRole("term").map(({ textContent }) => textContent);
  expect(terms).toEqual([
    labels.address,
    labels.serviceArea,
    labels.telephone,
    labels.whatsapp,
    labels.email,
  ]);
  const { proof } = app();
  expect(details.queryByText(proof.registration.label)).not.toBeInTheDocument();
  expect(details.queryByText(fillIn(proof.licence, { ...company().licence }))).toBeNull();
});
