import { edit, testFaults } from "../support/faults";

const company = "site/company.yml";

describe("Values with a wrong format", () => {
  testFaults([
    {
      name: "an email address without a domain",
      change: edit(company, "desk@testgas.ng", "sales"),
      problems: [
        'content/site/company.yml:5:8 schema: "email" must be an email address such as sales@example.com, found the text "sales"',
      ],
    },
    {
      name: "a phone number with missing digits",
      change: edit(company, "+234 801 234 5678", "0801 234 567"),
      problems: [
        'content/site/company.yml:4:12 schema: "telephone" must be a phone number such as 0803 123 4567 or +234 803 123 4567, found the text "0801 234 567"',
      ],
    },
    {
      name: "a pending price",
      change: edit("products/small/index.md", "9,450.00", "TBA"),
      problems: [
        'content/products/small/index.md:4:8 schema: "price" must be a price in naira such as 15,000.00, ₦15,000 or From ₦15,000, or On request, found the text "TBA"',
      ],
    },
    {
      name: "coordinates outside the world",
      change: edit(company, "latitude: 9.8", "latitude: 99.8"),
      problems: [
        'content/site/company.yml:15:13 schema: "latitude" must be at most 90, found 99.8',
      ],
    },
    {
      name: "a country code in lower case",
      change: edit(company, "countryCode: NG", "countryCode: ng"),
      problems: [
        'content/site/company.yml:12:16 schema: "countryCode" must be two capital letters such as NG, found the text "ng"',
      ],
    },
    {
      name: "a price in words",
      change: edit("products/small/index.md", "9,450.00", "cheap"),
      problems: [
        'content/products/small/index.md:4:8 schema: "price" must be a price in naira such as 15,000.00, ₦15,000 or From ₦15,000, or On request, found the text "cheap"',
      ],
    },
    {
      name: "an address of another site without https",
      change: edit(company, "https://mastodon.social/testgas", "mastodon.social/testgas"),
      problems: [
        'content/site/company.yml:20:10 schema: "url" must be an address that starts with https://, found the text "mastodon.social/testgas"',
      ],
    },
    {
      name: "an insecure address of another site",
      change: edit(company, "https://mastodon.social", "http://mastodon.social"),
      problems: [
        "content/site/company.yml:20:10 link-insecure: the link is not secure; start it with https://",
      ],
    },
    {
      name: "a script instead of an address",
      change: edit(company, "https://mastodon.social/testgas", '"javascript:alert(1)"'),
      problems: [
        'content/site/company.yml:20:10 link-unsafe: the link type "javascript:" is not allowed; allowed: https:, mailto:, tel:',
      ],
    },
    {
      name: "a password in an address",
      change: edit(company, "https://mastodon.social", "https://me:secret@mastodon.social"),
      problems: [
        "content/site/company.yml:20:10 link-broken: an address must not contain a user name or password; delete it",
      ],
    },
    {
      name: "an address without a host name",
      change: edit(company, "https://mastodon.social/testgas", "https://mastodon"),
      problems: [
        'content/site/company.yml:20:10 link-broken: "mastodon" is not the full name of a site; write it all, such as example.com',
      ],
    },
  ]);
});
