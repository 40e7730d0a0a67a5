/**
 * @generated SignedSource<<cca0bf250bbc0c053aaf2575b465cfe6>>
 * @relayHash eb0db4704ad82553aad14187f92fcc6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ac483f8c5791d3c7456d683a1713930e361c554f1b1c2f75ece7ae17675aa5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpTwoStepPageQuery } from './SetUpTwoStepPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpTwoStepPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ac483f8c5791d3c7456d683a1713930e361c554f1b1c2f75ece7ae17675aa5f",
    "metadata": {},
    "name": "SetUpTwoStepPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
