import { useNavigation, useNavigationActions } from "../context/NavigationContext";
import { useSite } from "../hooks/useSite";
import { sectionOfLink } from "../lib/sections";
import * as styles from "./Header.styles";

/** The header's navigation. Only the item of the active section is marked as current. */
export function HeaderLinks() {
  const { label, items } = useSite().navigation.header;
  const { activeSection } = useNavigation();
  const { setMenuOpen } = useNavigationActions();
  const current = items.find(({ to }) => sectionOfLink(to) === activeSection);
  return (
    <nav aria-label={label}>
      <ul css={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            <a
              href={item.to}
              css={styles.item}
              aria-current={
                item === current ? (item.to.includes("#") ? "true" : "page") : undefined
              }
              onClick={() => setMenuOpen(false)}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
