/** The script in the head of the landing page. */
import "./theme";
import "./arrival";
import "../loader/main";
