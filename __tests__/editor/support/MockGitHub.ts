import { createHash } from "node:crypto";
import type { Page, Request, Route } from "@playwright/test";
import { original } from "./EditorFolder";

const head = "0".repeat(40);
const avatar = "https://avatars.githubusercontent.com/u/1";
const editor = { id: 1, login: "ada", name: "Ada", avatar_url: avatar, html_url: "" };
const label = "sveltia-cms/draft";

const shaOf = (base64: string) => createHash("sha1").update(base64).digest("hex");
const bySha = new Map(Object.values(original).map((base64) => [shaOf(base64), base64]));

/** An answer to each name of a query, such as `content_2: object(oid: "…")`. */
const answers = (query: string, names: RegExp, answer: (name: RegExpMatchArray) => unknown) =>
  Object.fromEntries([...query.matchAll(names)].map((match) => [match[1], answer(match)]));

function answerQuery(query: string): object {
  const nodes = [{ oid: head, message: "", committedDate: "2026-01-01", author: editor }];
  const ref = { target: { oid: head, history: { nodes } } };
  const texts = answers(query, /(content_\d+): object\(oid: "(\w+)"\)/g, ([, , sha = ""]) => ({
    text: Buffer.from(bySha.get(sha) ?? "", "base64").toString("utf8"),
    isTruncated: false,
  }));
  const commits = answers(query, /(commit_\d+):\s+ref/g, () => ref);
  const pullRequests = { nodes: [], totalCount: 0 };
  return {
    repository: { ref, pullRequests, ...texts, ...commits },
    base: { ref },
    fork: { id: "R" },
  };
}

function answerMutation(query: string): object {
  const files = answers(query, /(file_\d+): file/g, () => ({ oid: shaOf(query) }));
  return {
    createRef: { ref: { name: "" } },
    createCommitOnBranch: {
      commit: { oid: shaOf(query), committedDate: "2026-01-01T00:00:00Z", ...files },
    },
    markPullRequestReadyForReview: { pullRequest: { isDraft: false } },
  };
}

/** The answers to requests that are not queries; undefined for 204, "no content". */
function answerPath(call: string): unknown {
  const pull = { number: 7, node_id: "P", title: "", html_url: "", head: { sha: head } };
  const tree = Object.entries(original).map(([path, base64]) => ({
    type: "blob",
    path,
    sha: shaOf(base64),
    size: base64.length,
  }));
  const known: Record<string, unknown> = {
    "GET /user": editor,
    "GET collaborators/ada": undefined,
    [`GET git/trees/${head}`]: { tree },
    "POST pulls": { ...pull, created_at: "2026-01-01", updated_at: "2026-01-01" },
    "POST issues/7/labels": [],
    "GET issues/7": { labels: [{ name: label }] },
    "PATCH issues/7": {},
  };
  if (call in known) return known[call];
  throw new Error(`the forms ask for something new: ${call}`);
}

/** Answers as GitHub's API for a repository with the fixture content, and keeps what the forms send to it. */
export class MockGitHub {
  /** What each kind of request that changes something sent last. */
  readonly sent = new Map<string, unknown>();

  async serve(page: Page): Promise<void> {
    await page.route("https://api.github.com/**", (route) => this.answer(route));
    await page.route(`${avatar}**`, (route) =>
      route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    );
    await page.route("https://www.githubstatus.com/**", (route) =>
      route.fulfill({ json: { status: { indicator: "none" } } }),
    );
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const blob = bySha.get(pathname.replace(/^.*\/git\/blobs\//, ""));
    if (blob) return route.fulfill({ body: Buffer.from(blob, "base64") });
    if (pathname === "/graphql")
      return route.fulfill({ json: { data: this.answerGraph(request) } });
    const call = `${request.method()} ${pathname.replace(/^\/repos\/[^/]+\/[^/]+\//, "")}`;
    const json = answerPath(call);
    if (request.method() !== "GET") this.sent.set(call, request.postDataJSON());
    return route.fulfill(json === undefined ? { status: 204 } : { json });
  }

  private answerGraph(request: Request): object {
    const { query, variables } = request.postDataJSON() as { query: string; variables: object };
    const [, mutation] = /^\s*mutation.*?\{\s*(\w+)/.exec(query) ?? [];
    if (!mutation) return answerQuery(query);
    this.sent.set(mutation, (variables as { input: unknown }).input);
    return answerMutation(query);
  }
}
