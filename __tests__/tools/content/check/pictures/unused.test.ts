import { jpeg } from "../../../../support/contentTree";
import { edit, put, remove, testFaults } from "../../../../support/faults";

const service = "services/refill.md";
const photo = "services/refill.jpg";
const pathTo = (value: string) => edit(service, "./refill.jpg", value);

describe("Unused pictures, and their names", () => {
  testFaults([
    {
      name: "an unused picture",
      change: async (tree) => put("services/old.jpg", await jpeg(10, 10))(tree),
      problems: [
        "content/services/old.jpg:1:1 hint image-unused: no content file shows this picture; delete it, or use it in a file",
      ],
    },
    {
      name: "a picture of a file with faults is not reported as unused",
      change: edit(service, "image: ./refill.jpg", "imge: ./refill.jpg"),
      problems: [
        'content/services/refill.md:4:1 schema: unknown field "imge"; did you mean "image"?',
      ],
    },
    {
      name: "a space in a picture's name",
      change: (tree) => {
        put("services/my refill.jpg", tree.get(photo) ?? "")(tree);
        remove(photo)(tree);
        pathTo("./my refill.jpg")(tree);
      },
      problems: [
        "content/services/my refill.jpg:1:1 name: a space in a picture's name; rename the file to my-refill.jpg, and write that name in the field that shows it",
      ],
    },
    {
      name: "an accent in a picture's name",
      change: (tree) => {
        put("services/rèfill.jpg", tree.get(photo) ?? "")(tree);
        remove(photo)(tree);
        pathTo("./rèfill.jpg")(tree);
      },
      problems: [
        'content/services/rèfill.jpg:1:1 name: "è" in a picture\'s name; rename the file to refill.jpg, and write that name in the field that shows it',
      ],
    },
    {
      name: "a picture with its name in capitals is no fault",
      change: (tree) => {
        put("services/REFILL.JPG", tree.get(photo) ?? "")(tree);
        remove(photo)(tree);
        pathTo("./REFILL.JPG")(tree);
      },
      problems: [],
    },
  ]);
});
