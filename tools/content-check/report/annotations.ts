import type { Problem } from "../../../src/pipeline/problems";

const inMessage = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const inProperty = (text: string) => inMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** A problem as GitHub Actions shows it beside the line. */
export const annotation = ({ file, line, column, rule, message }: Problem) =>
  `::error file=${inProperty(file)},line=${line},col=${column},title=${inProperty(rule)}::${inMessage(message)}`;
