/** Serves the forms for the tests. */
import { serveForms } from "../../../tools/forms/serveForms";

void serveForms(".preview-site/test-forms", "127.0.0.1", Number(process.argv[2]));
