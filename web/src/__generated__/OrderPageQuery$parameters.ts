/**
 * @generated SignedSource<<c9b633e31260c0e60bf3d4d68940eec5>>
 * @relayHash 810db04e65148392553582e902690ab5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88e5ed5d6538de27519d77364b665a1e627108f54623bb946dc5fe4c173489cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88e5ed5d6538de27519d77364b665a1e627108f54623bb946dc5fe4c173489cc",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
