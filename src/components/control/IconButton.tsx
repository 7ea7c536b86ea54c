import type { SerializedStyles } from "@emotion/react";
import type { ButtonHTMLAttributes } from "react";
import { iconButton } from "./Button.styles";
import { Icon, type IconName } from "../picture/Icon";

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** What the button does; its accessible name. */
  label: string;
  layoutStyle?: SerializedStyles;
}

/** A button that shows only an icon; its label is its accessible name and its tooltip. */
export function IconButton({ icon, label, layoutStyle, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      css={layoutStyle ? [iconButton, layoutStyle] : iconButton}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
