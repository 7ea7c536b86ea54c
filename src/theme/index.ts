/** What a styles module needs: Emotion's functions, and the theme. */
export { css, keyframes, type SerializedStyles } from "@emotion/react";
export * from "./breakpoints";
export * from "./colours";
export * from "./fonts";
export * from "./layers";
export * from "./motion";
export * from "./needsScripts";
export * from "./space";
export * from "./surfaces";
export * from "./typography";
