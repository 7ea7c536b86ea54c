import {
  replaceScripts,
  scriptsOf,
} from "../../../../../tools/site/finish/script-loader/gatsbyScripts";

// What a build cannot show: a Gatsby that writes other pages.
it("rejects a page whose scripts it would lose, and one without Gatsby's scripts", () => {
  const slice = (part: string) => `<!-- slice-${part} id="_gatsby-scripts-1" -->`;
  const chunks = { app: ["app.js"], home: ["home.js"] };
  const html = `${slice("start")}<script src="/app.js" async></script>${slice("end")}`;
  expect(scriptsOf(html, "home", chunks)).toEqual(["/app.js", "/home.js"]);
  expect(() => scriptsOf(html.replace("app", "new"), "home", chunks)).toThrow("/new.js would be");
  expect(() => replaceScripts("<head></head>", "")).toThrow("Gatsby's scripts are not where");
});
