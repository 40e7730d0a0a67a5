/**
 * @generated SignedSource<<534cc730a2d45054e2f29b284d62f355>>
 * @relayHash ea1342c8b7ee9898eb441bbb3e67e8f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 514ceeaddf51e49d570143404ffa72a301a2520046a32849ffcc900554cc8f00

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InformationPageQuery } from './InformationPageQuery.graphql';

const node: PreloadableConcreteRequest<InformationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "514ceeaddf51e49d570143404ffa72a301a2520046a32849ffcc900554cc8f00",
    "metadata": {},
    "name": "InformationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
