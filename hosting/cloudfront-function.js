// Made by `npm run hosting` from tools/headers; change it there. Event: viewer request, runtime 2.0.
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  // None of these has an address of its own: no object has this name, so the 404 page is sent.
  if (/^\/404(\/|\.html)?$|\/\/|\/\.(?!well-known\/)/.test(uri)) {
    request.uri = "/not-found";
    return request;
  }
  const page = /^(.*)\/(index\.html)?$/.exec(uri);
  if (page && uri !== "/") {
    const location = { value: (page[1] || "/") + asked(request.querystring) };
    return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location } };
  }
  if (!/\.[^/]+$/.test(uri)) request.uri = uri === "/" ? "/index.html" : uri + "/index.html";
  return request;
}

function asked(query) {
  const pairs = [];
  for (const name in query) {
    const values = query[name].multiValue || [query[name]];
    for (const item of values) pairs.push(item.value ? name + "=" + item.value : name);
  }
  return pairs.length > 0 ? "?" + pairs.join("&") : "";
}
