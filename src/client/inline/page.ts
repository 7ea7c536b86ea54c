/** The script in the head of every other page: one instead of two, because each costs a hash in the policy. */
import "./theme";
import "./forms";
import "./folds";
