/**
 * Raw colours of the identity (“Danfo amber, blue flame”). Private to this folder: all other code uses the
 * roles in `colours.ts`.
 */
export const palette = {
  soot: "#0A0D12",
  coal: "#12171F",
  slate: "#1A212B",
  ash: "#232B36",
  steel: "#6A7786",
  mist: "#A7B0BB",
  bone: "#F4F1EA",
  amber: "#FFB000",
  amberLight: "#FFC247",
  amberDeep: "#8A5A00",
  ink: "#14100A",
  flame: "#6DB6FF",
  flameDeep: "#0B5CAD",
  coral: "#FF8A7A",
  brick: "#B3261E",
  mint: "#5FD3A0",
  pine: "#17694A",
  paper: "#FBF8F2",
  sand: "#F1EBDF",
  card: "#FFFFFF",
  graphite: "#14181D",
  stone: "#545E6A",
  clay: "#7D7566",
  linen: "#DDD5C5",
} as const;
