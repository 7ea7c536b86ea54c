import type { ButtonHTMLAttributes } from "react";
import { buttonStyles, type ButtonLook } from "./Button.styles";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
}

/** A button with words. */
export function Button({ look = "action", ...rest }: ButtonProps) {
  return <button type="button" css={buttonStyles[look]} {...rest} />;
}
