/** The outline of the company's cylinder with its handle and foot ring, and the two stripes on it. */
export const bodyPath =
  "M110 60h80v6l-6 16v26q28 6 28 44v68q0 38-18 42v14a6 6 0 01-6 6h-76a6 6 0 01-6-6v-14q-18-4-18-42v-68q0-38 28-44V82l-6-16z";
export const stripesPath = "M88 182h124v9H88zM88 199h124v9H88z";
