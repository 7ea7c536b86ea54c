import { act, screen } from "@testing-library/react";
import { useNavigation } from "../../src/context/NavigationContext";
import { useActiveSection } from "../../src/hooks/useActiveSection";
import { placeElement, scrollPage } from "../support/browser";
import { renderWithProviders } from "../support/renderWithProviders";

const knownPaths = ["/", "/contact", "/privacy-policy"];

function Subject({ path }: { path: string }) {
  useActiveSection(path, knownPaths);
  const { activeSection, scrollPosition } = useNavigation();
  return (
    <>
      <section id="home" aria-label="Home" />
      <section id="partners" aria-label="Partners" />
      <output>{`${activeSection} ${scrollPosition}`}</output>
    </>
  );
}

const nextFrame = () => act(() => jest.advanceTimersByTime(16));

/** The page, scrolled so that the partners are under the probe. */
function renderAtPartners(path: string) {
  jest.useFakeTimers();
  const { rerender } = renderWithProviders(<Subject path={path} />);
  placeElement(screen.getByRole("region", { name: "Home" }), -900, 50);
  placeElement(screen.getByRole("region", { name: "Partners" }), 50, 400);
  scrollPage(900);
  nextFrame();
  return rerender;
}

it("lets the scroll position say which section of the landing page is active", () => {
  renderAtPartners("/");
  expect(screen.getByRole("status")).toHaveTextContent("partners 900");
});

it.each([
  ["/contact", "contact"],
  ["/privacy-policy/", "privacy-policy"],
  ["/no-such-page", "home"],
])("lets the path of %s say that %s is active, wherever it is scrolled", (path, section) => {
  renderAtPartners(path);
  expect(screen.getByRole("status")).toHaveTextContent(`${section} 900`);
});

it("follows when the page changes, there and back", () => {
  const rerender = renderAtPartners("/");
  rerender(<Subject path="/contact" />);
  expect(screen.getByRole("status")).toHaveTextContent("contact");
  rerender(<Subject path="/" />);
  expect(screen.getByRole("status")).toHaveTextContent("home");
  nextFrame();
  expect(screen.getByRole("status")).toHaveTextContent("partners");
});
