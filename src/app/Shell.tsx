import type { ReactNode } from "react";
import { DocumentHead } from "./DocumentHead";
import { LoadingBar } from "./LoadingBar";
import { Notifications } from "./Notifications";
import { AppProvider } from "../context/AppContext";
import { NavigationProvider } from "../context/NavigationContext";
import { useActiveSection, type PageSections } from "../hooks/useActiveSection";
import { PageDataContext } from "../hooks/useSite";
import { useLinkClicks } from "../hooks/useLinkClicks";
import { useScrollableTables } from "../hooks/useScrollableTables";
import { layoutIds } from "../lib/layoutIds";
import { NO_SECTION, sectionOfLink } from "../lib/sections";
import { CURRENT } from "../theme/pageState";
import { AppDownloadModal } from "./AppDownloadModal";
import { Footer } from "./Footer";
import { Header } from "./Header";

/** The page context that the build sets; empty for unknown URLs. */
export interface PageContext extends PageSections {
  isAlone?: boolean;
}

interface ShellProps {
  pageContext: PageContext;
  /** The result of the page's query. */
  data: Partial<Queries.FrameFragment>;
  children: ReactNode;
}

/** The section that the header marks before React runs: that of the address, not of the page (client/inline/arrival.ts). */
function markedSection() {
  if (typeof document !== "object") return undefined;
  const item = document.querySelector(`#${layoutIds.menu} [${CURRENT}]`);
  return item && sectionOfLink(String(item.getAttribute("href")));
}

/** The app's state, and the layout around the page's content. */
export function Shell({ pageContext, data, children }: ShellProps) {
  return (
    <PageDataContext.Provider value={data}>
      <AppProvider>
        <NavigationProvider
          initial={{ activeSection: markedSection() ?? pageContext.section ?? NO_SECTION }}
        >
          <Layout page={pageContext}>{children}</Layout>
        </NavigationProvider>
      </AppProvider>
    </PageDataContext.Provider>
  );
}

function Layout({ page, children }: { page: PageContext; children: ReactNode }) {
  useActiveSection(page);
  useLinkClicks();
  useScrollableTables();
  const isFramed = !page.isAlone;
  return (
    <>
      <DocumentHead />
      {isFramed && (
        <>
          <LoadingBar />
          <Header />
        </>
      )}
      <main id={layoutIds.content} tabIndex={-1}>
        {children}
      </main>
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
