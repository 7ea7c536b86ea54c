import type { SerializedStyles } from "@emotion/react";
import { forwardRef, type ButtonHTMLAttributes } from "react";
import { iconButton } from "./Button.styles";
import { Icon } from "./Icon";
import type { IconName } from "./icons";

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** What the button does; read out instead of the icon. */
  label: string;
  /** Its styles in its place; not `css`, for the reason that Picture gives. */
  look?: SerializedStyles;
}

/** A button that shows an icon only; it has a name for people who cannot see it, and a tip for those who can. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, look, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      css={look ? [iconButton, look] : iconButton}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} size={20} />
    </button>
  );
});
