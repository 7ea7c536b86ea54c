/** For the live preview, which leaves no cache that a build could go on from. */
import { openCache } from "./keptCache";

openCache(".", console.log);
