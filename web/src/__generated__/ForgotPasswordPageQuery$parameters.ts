/**
 * @generated SignedSource<<9dfc948961fa330bf41b28b2c0021b9f>>
 * @relayHash 07761d5535c50d30f55743717ae2b6d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID daddb7527e6b7bf325e10d396f0957d9289a348259b8dd4e7a3268580aebc766

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ForgotPasswordPageQuery } from './ForgotPasswordPageQuery.graphql';

const node: PreloadableConcreteRequest<ForgotPasswordPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "daddb7527e6b7bf325e10d396f0957d9289a348259b8dd4e7a3268580aebc766",
    "metadata": {},
    "name": "ForgotPasswordPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
