import type { ButtonHTMLAttributes } from "react";
import { buttonStyles, type ButtonVariant } from "./Button.styles";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
}

export function Button({ variant = "action", ...rest }: ButtonProps) {
  return <button type="button" css={buttonStyles[variant]} {...rest} />;
}
