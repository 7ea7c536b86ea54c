import { act, screen } from "@testing-library/react";
import { useApp, useAppActions } from "../../src/context/AppContext";
import { useNavigation, useNavigationActions } from "../../src/context/NavigationContext";
import { useArrival, type ArrivalLocation } from "../../src/hooks/useArrival";
import { renderWithProviders } from "../support/renderWithProviders";

function Subject({ location }: { location: ArrivalLocation }) {
  useArrival(location);
  const { isAppDownloadModalOpen } = useApp();
  const { openAppDownloadModal } = useAppActions();
  const { isMenuOpen } = useNavigation();
  const { toggleMenu } = useNavigationActions();
  const handleOpen = () => {
    openAppDownloadModal();
    toggleMenu();
  };
  return (
    <>
      <section id="partners" aria-label="Partners" />
      <section id="services" aria-label="Services" />
      <button onClick={handleOpen}>Open both</button>
      <output>{`modal ${isAppDownloadModalOpen}, menu ${isMenuOpen}`}</output>
    </>
  );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** A first page with a stopped clock; `go` navigates to the next one. */
function renderFirstPage(hash = "") {
  jest.useFakeTimers();
  const { rerender, user } = renderWithProviders(<Subject location={{ hash, key: "initial" }} />);
  const go = ({ hash: next = "", action }: { hash?: string; action?: string }) =>
    rerender(<Subject location={{ hash: next, key: "next", action }} />);
  return { go, user };
}

it("leaves the scroll position of the first page to the browser", () => {
  renderFirstPage("#partners");
  wait(1000);
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

it("scrolls smoothly to the top of a followed page, once the router has moved the focus", () => {
  const { go } = renderFirstPage();
  go({ action: "PUSH" });
  expect(window.scrollTo).not.toHaveBeenCalled();
  wait(16);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});

it("scrolls to a section after 100 ms, smoothly, and moves the focus there", () => {
  const { go } = renderFirstPage();
  go({ hash: "#partners", action: "PUSH" });
  const section = screen.getByRole("region", { name: "Partners" });
  wait(99);
  expect(section.scrollIntoView).not.toHaveBeenCalled();
  wait(1);
  expect(jest.mocked(section.scrollIntoView).mock.contexts).toEqual([section]);
  expect(section.scrollIntoView).toHaveBeenCalledWith({ behavior: "smooth" });
  expect(section).toHaveFocus();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it("scrolls to the last of two sections that were requested within 100 ms", () => {
  const { go } = renderFirstPage();
  go({ hash: "#partners", action: "PUSH" });
  wait(50);
  go({ hash: "#services", action: "PUSH" });
  wait(1000);
  const services = screen.getByRole("region", { name: "Services" });
  expect(jest.mocked(services.scrollIntoView).mock.contexts).toEqual([services]);
});

it.each(["", "#partners"])("restores the earlier position on Back and Forward to %j", (hash) => {
  const { go } = renderFirstPage("#services");
  go({ hash });
  wait(1000);
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

it.each(["PUSH", undefined])("closes overlays (%s)", async (action) => {
  const { go, user } = renderFirstPage();
  await user.click(screen.getByRole("button", { name: "Open both" }));
  expect(screen.getByRole("status")).toHaveTextContent("modal true, menu true");
  go({ hash: "#partners", action });
  expect(screen.getByRole("status")).toHaveTextContent("modal false, menu false");
});
