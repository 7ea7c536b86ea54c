import type { ButtonHTMLAttributes } from "react";
import { buttonStyles } from "./Button.styles";

/** The button for the primary action. */
export const Button = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" css={buttonStyles.action} {...props} />
);
