/** The time of this build or check, in ms since 1970; SOURCE_DATE_EPOCH sets it (reproducible-builds.org). */
export const buildTime = () => Number(process.env.SOURCE_DATE_EPOCH) * 1000 || Date.now();
