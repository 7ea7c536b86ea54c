import type { ReactNode } from "react";
import { DocumentHead } from "../components/DocumentHead";
import { LoadingBar } from "../components/LoadingBar";
import { Notifications } from "../components/Notifications";
import { useActiveSection } from "../hooks/useActiveSection";
import { useArrival, type ArrivalLocation } from "../hooks/useArrival";
import { useLinkClicks } from "../hooks/useLinkClicks";
import { useThemePreference } from "../hooks/useThemePreference";
import type { PageContext } from "./pageContext";
import { AppDownloadModal } from "./AppDownloadModal";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { PageBody } from "./PageBody";
import { SkipLink } from "./SkipLink";

interface LayoutProps {
  location: ArrivalLocation & { pathname: string };
  page: PageContext;
  children: ReactNode;
}

/** The layout around every page's content, and the effects of navigating to a page. */
export function Layout({ location, page, children }: LayoutProps) {
  useActiveSection(location.pathname, page);
  useArrival(location);
  useLinkClicks(location.key);
  useThemePreference();
  const isFramed = !page.isAlone;
  return (
    <>
      <DocumentHead />
      {isFramed && (
        <>
          <SkipLink />
          <LoadingBar />
          <Header />
        </>
      )}
      <PageBody path={location.pathname}>{children}</PageBody>
      {isFramed && (
        <>
          <Footer />
          <AppDownloadModal />
          <Notifications />
        </>
      )}
    </>
  );
}
