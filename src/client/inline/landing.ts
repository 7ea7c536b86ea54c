/** The landing page's script in the head: one instead of two, because each costs a hash in the policy. */
import "./theme";
import "./arrival";
