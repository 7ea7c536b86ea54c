import { privateFiles } from "./addresses";
import { cacheRules, checkedEachTime, notKept } from "./caching";
import { ofAnyRelease } from "./policy";
import { everywhere, onDocuments, onSharePictures, overTls, sharePictures } from "./security";
import { contentTypes, textTypes, unknownType } from "./types";

/** Where releases go, and the site's name; replace both when you set up a server. */
export const placeholders = { folder: "/srv/ileru", name: "ileru.example" };

const { folder, name } = placeholders;
const corp = "Cross-Origin-Resource-Policy";
const policy = "Content-Security-Policy";

/** The configuration of nginx for the site, complete but for certificates; it never changes with a release. */
export function nginxConfiguration(): string {
  return `# Made by \`npm run docs\` from tools/serve/headers; change it there. It goes into /etc/nginx/conf.d.
# Put your own in the place of ${name}, of ${folder} and of the two certificate lines.
# brotli_static needs the package libnginx-mod-http-brotli-static; without it, leave that line out.

map $status $site_caching {
    default $site_keeping;
    "~^40[04]" ${notKept};
}

map $uri $site_keeping {
    default "${checkedEachTime}";
${cacheRules.map(({ pattern, value }) => `    "~${pattern.source}" "${value}";`).join("\n")}
}

map $uri $site_readers {
    default ${everywhere[corp]};
    "~^${sharePictures}" ${onSharePictures[corp]};
}

# One line for each release, written by \`npm run deploy\`.
map $site_release $site_policy {
    include ${folder}/policies*.conf;
}

# These belong to documents only; a header without a value is not sent.
${documentMaps()}

server {
    listen 80;
    listen [::]:80;
    server_name ${name};
    server_tokens off;
    return 301 https://${name}$request_uri;
}

# Requests for another name get no answer.
server {
    listen 443 ssl http2 default_server;
    listen [::]:443 ssl http2 default_server;
    server_name _;
    ssl_certificate /etc/letsencrypt/live/${name}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${name}/privkey.pem;
    return 444;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${name};
    ssl_certificate /etc/letsencrypt/live/${name}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${name}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
    ssl_prefer_server_ciphers off;
    ssl_session_cache shared:site:10m;
    ssl_session_timeout 1d;
    ssl_session_tickets off;

    # nginx follows the link for every request, so that a switch is seen at once and one answer is of
    # one release. No open_file_cache: it would hide a switch.
    root ${folder}/current;
    set $site_release $realpath_root;

    server_tokens off;
    log_not_found off;
    absolute_redirect off;
    merge_slashes off;
    max_ranges 0;
    if_modified_since before;
    client_max_body_size 1k;
    client_header_timeout 10s;
    client_body_timeout 10s;
    send_timeout 60s;
    reset_timedout_connection on;
    large_client_header_buffers 4 8k;
    sendfile on;
    tcp_nopush on;

    gzip_static on;
    gzip_vary on;
    brotli_static on;

    charset utf-8;
    charset_types ${[...textTypes].filter((type) => type !== "text/html").join(" ")};
    default_type ${unknownType};
    types {
${typeLines()}
    }

    add_header Cache-Control $site_caching always;
    add_header Allow $site_allowed always;
    add_header ${corp} $site_readers always;
${headerLines()}

    error_page 400 404 /404.html;
    if ($request_method !~ ^(GET|HEAD)$) {
        return 405;
    }

    location / {
        root $site_release;
        try_files $uri $uri/index.html =404;
    }

    location = / {
        root $site_release;
        try_files /index.html =404;
    }

    # The site's own page, with status 404 under each of its names.
    location = /404.html {
        internal;
        root $site_release;
    }
    location ~ ^/404/?$ {
        return 404;
    }

${privateFiles.map(({ source }) => `    location ~ "${source}" {\n        return 404;\n    }`).join("\n")}

    # /contact/, /contact// and /contact/index.html lead to /contact, and only where there is such a page.
    location ~ ^(?<site_page>(?:/[^/]+)*)/+(?:index\\.html)?$ {
        root $site_release;
        if (!-f $site_release$site_page/index.html) {
            return 404;
        }
        if ($site_page = "") {
            return 301 /$is_args$args;
        }
        return 301 $site_page$is_args$args;
    }
    location ~ // {
        return 404;
    }
}
`;
}

/** Variables that hold a header's value where the answer is a document of the site, and nothing elsewhere. */
function documentMaps(): string {
  const headers = onDocuments("$site_policy");
  const maps = Object.entries(headers).map(
    ([header, value]) =>
      `map "$status $sent_http_content_type" ${variableOf(header)} {\n` +
      `    "~^(200|404) text/html" "${value}";\n}`,
  );
  return [...maps, 'map $status $site_allowed {\n    405 "GET, HEAD";\n}'].join("\n");
}

function headerLines(): string {
  const always = Object.entries({ ...everywhere, ...overTls }).filter(
    ([header]) => header !== corp,
  );
  const lines = [
    ...always.map(([header, value]) => `${header} "${value}"`),
    ...Object.keys(onDocuments(policy)).map((header) => `${header} ${variableOf(header)}`),
  ];
  return lines.map((line) => `    add_header ${line} always;`).join("\n");
}

function typeLines(): string {
  const types = [...new Set(Object.values(contentTypes))];
  const endings = (type: string) =>
    Object.keys(contentTypes).filter((ending) => contentTypes[ending] === type);
  return types.map((type) => `        ${type} ${endings(type).join(" ")};`).join("\n");
}

function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll("-", "_")}`;
}

/**
 * The lines of the map from releases to their policies. A release that came after nginx was last
 * reloaded gets the policy of the last one before it, with any style and file of the site; it fits unless
 * the inline scripts have changed.
 * @param releases the policy of each release by the name of its folder, the newest last
 */
export function nginxPolicies(releases: ReadonlyMap<string, string>): string {
  const newest = [...releases.values()].at(-1) ?? "";
  const lines = [...releases].map(([release, value]) => `"~/${release}$" "${value}";`);
  return [`default "${ofAnyRelease(newest)}";`, ...lines, ""].join("\n");
}
