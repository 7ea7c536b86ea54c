import { Global } from "@emotion/react";
import { useMemo, type ReactNode } from "react";
import { DocumentHead } from "../components/DocumentHead";
import { LoadingBar } from "../components/LoadingBar";
import { Notifications } from "../components/Notifications";
import { useActiveSection } from "../hooks/useActiveSection";
import { useArrival, type ArrivalLocation } from "../hooks/useArrival";
import { useLinkClicks } from "../hooks/useLinkClicks";
import { useSite } from "../hooks/useSite";
import { useThemePreference } from "../hooks/useThemePreference";
import { globalStyles } from "../theme/globalStyles";
import { AppDownloadModal } from "./AppDownloadModal";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { CONTENT_ID, SkipLink } from "./SkipLink";

interface ShellProps {
  location: ArrivalLocation & { pathname: string };
  children: ReactNode;
}

/** What every page has around it. It stays while pages change. */
export function Shell({ location, children }: ShellProps) {
  const { legalDocuments } = useSite();
  const knownPaths = useMemo(
    () => ["/", "/contact", ...legalDocuments.map(({ slug }) => `/${slug}`)],
    [legalDocuments],
  );
  useActiveSection(location.pathname, knownPaths);
  useArrival(location);
  useLinkClicks(location.key);
  useThemePreference();
  return (
    <>
      <Global styles={globalStyles} />
      <DocumentHead />
      <SkipLink />
      <LoadingBar />
      <Header />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <AppDownloadModal />
      <Notifications />
    </>
  );
}
