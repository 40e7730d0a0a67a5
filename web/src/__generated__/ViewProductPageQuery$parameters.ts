/**
 * @generated SignedSource<<30cae58667670197f832e8b3d78a604c>>
 * @relayHash c240ea1e3b25db4a8916d661f5ab3de0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1245449ffd17cb78df60de81038e127afcf7dc1194e707cec52bba747868ff0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewProductPageQuery } from './ViewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1245449ffd17cb78df60de81038e127afcf7dc1194e707cec52bba747868ff0d",
    "metadata": {},
    "name": "ViewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
